import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { newSelection, presetNameOf } from '../pricing/selectionOf.ts'
import { toQuote } from '../views/toQuote.ts'
import { eligibleAccount } from './eligibleAccount.ts'
import { mustStartInTime } from './mustStartInTime.ts'
import { newQuote } from './newQuote.ts'
import { requested } from './requested.ts'

export const createQuote = implement(contract.createQuote)(async ({ body, actor, now }) => {
  const { accountId, product, effectiveDate, limit, deductible, waitingPeriod, coverages, submissionId, ...seller } =
    body
  const account = await eligibleAccount(accountId, actor)
  const today = dateAt(now, timeZoneOf(regionOf(config.region), account.state))
  mustStartInTime(effectiveDate, { today })
  const selection = newSelection({ effectiveDate, limit, deductible, waitingPeriod, coverages }, today)
  const draft = await newQuote({
    account,
    actor,
    now,
    product,
    presetName: presetNameOf(selection.global.preset),
    selection,
    seller,
    inCart: false,
    submissionId,
  })
  const { quote, write, event } = requested(draft, actor, now)
  await commit([write], { events: [event] })
  return toQuote(quote, actor, now)
})
