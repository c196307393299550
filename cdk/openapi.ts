import { openApiOf } from '#shared/contract/openapi.ts'
import { operations } from '#shared/contracts/registry.ts'
import packageJson from '../package.json' with { type: 'json' }

/** `npm run --silent openapi` prints the whole API as OpenAPI 3.1. */
process.stdout.write(`${JSON.stringify(openApiOf(operations, packageJson.version), null, 2)}\n`)
