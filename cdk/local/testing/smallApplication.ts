import { fileURLToPath } from 'node:url'
import { expiryAttribute, tableDefinition } from '#functions/_platform/storage/table.ts'
import type { Application } from '../application.ts'

const route = (method: string, path: string, jwt = false) => ({ method, path, service: 'quote', jwt })

/** One service with an API and a worker, and a relay: enough to try every part of the local platform. */
export const smallApplication: Application = {
  functions: fileURLToPath(new URL('./functions', import.meta.url)),
  manifests: [
    {
      service: 'quote',
      errorImpact: '',
      resources: ['table'],
      subscriptions: { tell: 'quote.ready' },
      workflows: {
        patchQuote: {
          startedBy: 'quote.patchRequested',
          definition: {
            Comment: 'One task',
            StartAt: 'Rate',
            States: { Rate: { Type: 'Task', Resource: 'palisade:quote.rate', End: true } },
          },
        },
      },
    },
  ],
  routes: [
    route('GET', '/api/auth/v1/.well-known/jwks.json'),
    route('GET', '/api/quote/v1/broken'),
    route('GET', '/api/quote/v1/echo/{word}'),
    route('POST', '/api/quote/v1/echo/{word}'),
    route('POST', '/api/quote/v1/event'),
    route('GET', '/api/quote/v1/exit'),
    route('GET', '/api/quote/v1/mine', true),
    route('POST', '/api/quote/v1/save'),
    route('POST', '/api/quote/v1/token'),
  ],
  table: tableDefinition,
  expiryAttribute,
}
