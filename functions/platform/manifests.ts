import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { manifest as account } from '#functions/account/manifest.ts'
import { manifest as agency } from '#functions/agency/manifest.ts'
import { manifest as auth } from '#functions/auth/manifest.ts'
import { manifest as billing } from '#functions/billing/manifest.ts'
import { manifest as bulk } from '#functions/bulk/manifest.ts'
import { manifest as claims } from '#functions/claims/manifest.ts'
import { manifest as commissions } from '#functions/commissions/manifest.ts'
import { manifest as connector } from '#functions/connector/manifest.ts'
import { manifest as docs } from '#functions/docs/manifest.ts'
import { manifest as inbox } from '#functions/inbox/manifest.ts'
import { manifest as messages } from '#functions/messages/manifest.ts'
import { manifest as news } from '#functions/news/manifest.ts'
import { manifest as policy } from '#functions/policy/manifest.ts'
import { manifest as quote } from '#functions/quote/manifest.ts'
import { manifest as rater } from '#functions/rater/manifest.ts'
import { manifest as risk } from '#functions/risk/manifest.ts'
import { manifest as sandbox } from '#functions/sandbox/manifest.ts'
import { manifest as user } from '#functions/user/manifest.ts'
import { manifest as webhook } from '#functions/webhook/manifest.ts'
import { manifest as platform } from './manifest.ts'

/** What every deployed service needs and reacts to; both CDK and the local platform build from it. */
export const manifests: readonly ServiceManifest[] = [
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
  messages,
  news,
  platform,
  policy,
  quote,
  rater,
  risk,
  sandbox,
  user,
  webhook,
]
