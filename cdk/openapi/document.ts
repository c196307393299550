import { openApiOf } from '#shared/contract/openapi.ts'
import type { Json } from '#shared/contract/regionalFields.ts'
import { operations } from '#shared/contracts/registry.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { documentExamples } from './documentExamples.ts'
import { namedChoices, namedSchemas } from './namedSchemas.ts'
import { deployedServers } from './servers.ts'
import { webhooksInDocument } from './webhooksInDocument.ts'

/** The whole API as OpenAPI 3.1: every operation, its schemas by the names they have in `shared`, its examples, where it is deployed. */
export const apiDocument = async (): Promise<Json> => {
  const names = await namedSchemas(operations)
  const choices = await namedChoices(names)
  return openApiOf(operations, packageJson.version, {
    names,
    choices,
    examplesOf: documentExamples,
    servers: deployedServers,
    webhooks: webhooksInDocument(),
  })
}
