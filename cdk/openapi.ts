import { apiDocument } from './openapi/document.ts'

/** `npm run --silent openapi` prints the whole API as OpenAPI 3.1. */
process.stdout.write(`${JSON.stringify(await apiDocument(), null, 2)}\n`)
