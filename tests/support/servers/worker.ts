// A process of the pool that does as it is told, for the tests of the pool.
import { existsSync, writeFileSync } from 'node:fs'
import { endWithParent } from '#server/foundation/work/worker-parent.ts'

endWithParent(50)

type Task = { act: 'answer' | 'fail' | 'hang' | 'die' | 'die once' | 'be busy'; mark: string }

process.on('message', ({ act, mark }: Task) => {
  if (act === 'answer') process.send?.({ answer: { pid: process.pid, secret: process.env.SECRET } })
  if (act === 'be busy') {
    console.log(process.pid)
    for (;;);
  }
  if (act === 'fail') process.send?.({ failure: 'it fell' })
  if (act === 'die' || (act === 'die once' && !existsSync(mark))) {
    writeFileSync(mark, '')
    process.kill(process.pid, 'SIGKILL')
  } else if (act === 'die once') process.send?.({ answer: 'alive' })
})
process.send?.({ ready: true })
