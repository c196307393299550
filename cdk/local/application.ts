import { fileURLToPath } from 'node:url'
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { isVerifiedByGateway } from '#shared/contract/operation.ts'
import { routePathsOf } from '#shared/contract/routePaths.ts'
import { deployedRights } from '../rights/deployedRights.ts'
import type { Rights } from '../rights/rights.ts'
import type { Route } from './gateway/router.ts'

/** What the local platform runs: the services' code, contracts and manifests. Tests give it small ones. */
export interface Application {
  /** The folder with a folder per service. */
  readonly functions: string
  readonly manifests: readonly ServiceManifest[]
  readonly routes: readonly Route[]
  readonly table: (tableName: string) => CreateTableCommandInput
  /** The kinds of rows whose changes the relay is told of; all without it. */
  readonly relayed?: readonly string[]
  /** What its functions have and may do where they are deployed; none for one that no stack deploys. */
  readonly rights?: Rights
  /** The table's attribute that says when a row expires, in epoch seconds. */
  readonly expiryAttribute: string
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Palisade itself. */
export async function palisade(): Promise<Application> {
  const [rights, { relayed }, { operations }, { manifests }, { expiryAttribute, tableDefinition }] = await Promise.all([
    deployedRights(),
    import('#functions/platform/relayed.ts'),
    import('#shared/contracts/registry.ts'),
    import('#functions/platform/manifests.ts'),
    import('#functions/_platform/storage/table.ts'),
  ])
  return {
    functions: `${root}functions`,
    manifests,
    routes: operations.flatMap(({ method, path, service, ...more }) =>
      routePathsOf(path).map((each) => ({ method, path: each, service, jwt: isVerifiedByGateway(more) })),
    ),
    table: tableDefinition,
    relayed,
    rights,
    expiryAttribute,
  }
}
