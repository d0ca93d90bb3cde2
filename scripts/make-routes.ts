// Writes web/app/routes.gen.ts, the tree of the files in web/app/routes: the router's plugin does so as soon as Vite knows its configuration.
import { resolveConfig } from 'vite'

await resolveConfig({ logLevel: 'warn' }, 'build')
