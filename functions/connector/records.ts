import type { Definition } from '#functions/_platform/storage/definition.ts'
import { connections } from './store/connections.ts'
import { connectors } from './store/connectors.ts'
import { oauthReturns } from './store/oauthReturns.ts'

/** The kinds of records of this service, for jobs that look at all of them. */
export const records: readonly Definition[] = [connections.definition, connectors.definition, oauthReturns.definition]
