import { serveTasks } from '#server/foundation/work/worker-process.ts'
import { makeStoredFiles } from './make.ts'
import type { Making } from './messages.ts'

serveTasks((task: Making) => makeStoredFiles(task), { memoryMax: 1 << 30 })
