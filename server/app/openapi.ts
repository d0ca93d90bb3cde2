import { type JSONSchema, OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'

/** Each error is described once: repeated at every operation, errors were two thirds of the document. */
export async function openApiDocument() {
  const errors = describedOnce()
  const document = await new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: {
        title: 'Vécu',
        version: '1',
        description:
          'Sign in at /api/auth/sign-in/email; the session is a cookie. A parameter that is not described here is refused by its name (INVALID_INPUT, `unknown`).',
      },
      servers: [{ url: '/api' }],
      commonSchemas: { UndefinedError: { error: 'UndefinedError' } },
      customErrorResponseBodySchema: errors.schemaOf,
    },
  )
  const schemas = { ...document.components?.schemas, ...errors.schemas }
  return { ...document, components: { ...document.components, schemas } }
}

type Errors = Extract<OpenAPIGeneratorGenerateOptions['customErrorResponseBodySchema'], (...args: never) => unknown>

function describedOnce() {
  const schemas: Record<string, JSONSchema> = {}
  const names = new Map<string, string>()
  const nameOf = (code: string, schema: JSONSchema) => {
    const known = JSON.stringify(schema)
    if (!names.has(known)) {
      const alike = Object.keys(schemas).filter((name) => name.replace(/\.\d+$/, '') === code).length
      const name = alike === 0 ? code : `${code}.${alike + 1}`
      names.set(known, name)
      schemas[name] = schema
    }
    return names.get(known)!
  }
  const schemaOf: Errors = (errors, status) => ({
    oneOf: [
      ...errors.map(([code, message, isDataRequired, data]) => {
        const properties = {
          defined: { const: true },
          code: { const: code },
          status: { const: status },
          message: { type: 'string' as const, default: message },
        }
        const required = [...Object.keys(properties), ...(isDataRequired ? ['data'] : [])]
        return refTo(nameOf(code, { type: 'object', properties: { ...properties, data }, required }))
      }),
      refTo('UndefinedError'),
    ],
  })
  return { schemas, schemaOf }
}

const refTo = (name: string): JSONSchema => ({ $ref: `#/components/schemas/${name}` })
