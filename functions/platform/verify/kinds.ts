import type { Definition } from '#functions/_platform/storage/definition.ts'
import { records as account } from '#functions/account/records.ts'
import { records as agency } from '#functions/agency/records.ts'
import { records as auth } from '#functions/auth/records.ts'
import { records as billing } from '#functions/billing/records.ts'
import { records as bulk } from '#functions/bulk/records.ts'
import { records as claims } from '#functions/claims/records.ts'
import { records as commissions } from '#functions/commissions/records.ts'
import { records as connector } from '#functions/connector/records.ts'
import { records as directory } from '#functions/directory/records.ts'
import { records as docs } from '#functions/docs/records.ts'
import { records as inbox } from '#functions/inbox/records.ts'
import { records as ledger } from '#functions/ledger/records.ts'
import { records as policy } from '#functions/policy/records.ts'
import { records as quote } from '#functions/quote/records.ts'
import { records as rater } from '#functions/rater/records.ts'
import { records as risk } from '#functions/risk/records.ts'
import { records as submission } from '#functions/submission/records.ts'
import { records as tariff } from '#functions/tariff/records.ts'
import { records as user } from '#functions/user/records.ts'
import { records as webhook } from '#functions/webhook/records.ts'
import { records as platform } from '../records.ts'

/** Every kind of record there is; the house test sees that none is forgotten. */
export const kinds: readonly Definition[] = [
  ...account,
  ...agency,
  ...auth,
  ...billing,
  ...bulk,
  ...claims,
  ...commissions,
  ...connector,
  ...directory,
  ...docs,
  ...inbox,
  ...ledger,
  ...platform,
  ...policy,
  ...quote,
  ...rater,
  ...risk,
  ...submission,
  ...tariff,
  ...user,
  ...webhook,
].toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
