import { OpenAPIGenerator } from '@orpc/openapi'
import { expect, test, vi } from 'vitest'
import { openApiDocument } from '#server/app/openapi.ts'
import { openIdleWorld } from '#tests/support/world.ts'

const world = openIdleWorld()

test('the documentation is made and compressed once, however often visitors ask for it', async () => {
  const generate = vi.spyOn(OpenAPIGenerator.prototype, 'generate')
  const compress = vi.spyOn(globalThis, 'CompressionStream')
  const paths = ['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css']
  const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => world.fetch(path)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(answers.map(() => 'gzip'))
  const document = (await answers[0]!.json()) as { paths: object }
  expect(Object.keys(document.paths)).toContain('/posts/{id}')
  expect(generate).toHaveBeenCalledTimes(1)
  expect(compress).not.toHaveBeenCalled()

  const plain = await world.fetch('/api/docs/swagger-ui.css', { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toContain('.swagger-ui')
})

test('the documentation describes each error once, and refers to nothing that is not there', async () => {
  const document = JSON.stringify(await openApiDocument())
  const { components, paths } = JSON.parse(document) as {
    components: { schemas: Record<string, unknown> }
    paths: object
  }
  const referred = new Set(document.matchAll(/"#\/components\/schemas\/([^"]+)"/g).map(([, name]) => name!))
  expect(referred).toEqual(new Set(Object.keys(components.schemas)))
  expect(components.schemas.INVALID_INPUT).toMatchObject({
    properties: { status: { const: 400 }, code: { const: 'INVALID_INPUT' } },
  })
  expect(JSON.stringify(paths)).not.toContain('"const":"INVALID_INPUT"')
})
