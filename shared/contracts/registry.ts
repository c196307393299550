import type { Operation } from '../contract/operation.ts'
import * as account from './account/index.ts'
import * as agency from './agency/index.ts'
import * as auth from './auth/index.ts'
import * as billing from './billing/index.ts'
import * as bulk from './bulk/index.ts'
import * as claims from './claims/index.ts'
import * as commissions from './commissions/index.ts'
import * as connector from './connector/index.ts'
import * as docs from './docs/index.ts'
import * as inbox from './inbox/index.ts'
import * as news from './news/index.ts'
import * as platform from './platform/index.ts'
import * as policy from './policy/index.ts'
import * as quote from './quote/index.ts'
import * as rater from './rater/index.ts'
import * as risk from './risk/index.ts'
import * as sandbox from './sandbox/index.ts'
import * as user from './user/index.ts'
import * as webhook from './webhook/index.ts'

/** Every service's operations by name. For tools, CDK and tests only: a function imports its own service's alone. */
export const contracts = {
  account,
  agency,
  auth,
  billing,
  bulk,
  claims,
  commissions,
  connector,
  docs,
  inbox,
  news,
  platform,
  policy,
  quote,
  rater,
  risk,
  sandbox,
  user,
  webhook,
} as const

/** Every operation of the platform. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap((service) =>
  Object.values<Operation>(service),
)
