import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'

/** The OpenAPI document of the whole contract. */
export const openApiDocument = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: 'Vécu', version: '1', description: 'Sign in at /api/auth/sign-in/email; the session is a cookie.' },
    servers: [{ url: '/api' }],
  })

/** The documentation's page: swagger-ui from our own files, no inline script. */
export const docsPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vécu · API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`

export const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', tryItOutEnabled: false })`
