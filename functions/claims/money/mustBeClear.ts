import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { embargo, type SanctionsHit, sanctionsVersion, screened } from '#shared/domain/account/sanctions.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimNoteId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimNotes } from '../store/claimNotes.ts'
import { moneyText } from './moneyText.ts'

type Payee = Pick<ClaimPayment, 'payee' | 'payeeCountry' | 'threatActor'>

interface Trying {
  readonly actor: Actor
  readonly now: Instant
  /** What was tried: to ask for the payment, to approve or to make it. */
  readonly step: 'ask for' | 'approve' | 'make'
  readonly amount: MinorUnits
}

/** A country as the region calls it. */
const countryName = (code: string): string =>
  new Intl.DisplayNames(regionOf(config.region).locale, { type: 'region' }).of(code) ?? code

/** What the file keeps of a payment that was held: who tried to pay whom how much, and what the lists said of it. */
const heldText = (
  { currency }: Pick<ClaimRecord, 'currency'>,
  { payee, payeeCountry, threatActor }: Payee,
  { actor, step, amount, hits }: Pick<Trying, 'actor' | 'amount' | 'step'> & { readonly hits: readonly SanctionsHit[] },
): string =>
  [
    `Held by the sanctions screening: ${actor.name} tried to ${step} a payment of ${moneyText(amount, currency)} to ${payee}.`,
    ...(payeeCountry === undefined ? [] : [`Country of the payee: ${countryName(payeeCountry)}.`]),
    ...(threatActor === undefined ? [] : [`Who asks for the ransom: ${threatActor}.`]),
    ...hits.map(({ name, program, score }) =>
      program === embargo
        ? 'Nobody may be paid there: the country is under an embargo.'
        : `May be ${name} (${program}), by ${score} of 100.`,
    ),
    `List ${sanctionsVersion()}. The payment was not made.`,
  ].join('\n')

/**
 * Refuses a payment to whom nobody may pay. That it was tried stays in the claim's file, as a note on payments, which the desk
 * alone reads (decision: held-payments).
 */
export const mustBeClear = async (claim: ClaimRecord, paying: Payee, trying: Trying): Promise<void> => {
  const { payee, payeeCountry, threatActor } = paying
  const hits = screened({
    names: [payee, ...(threatActor === undefined ? [] : [threatActor])],
    ...(payeeCountry !== undefined && { country: payeeCountry }),
  })
  if (hits.length === 0) return
  const { actor, now } = trying
  const note = {
    id: ClaimNoteId.parse(`cln_${ulid()}`),
    claimId: claim.id,
    noteType: 'PAYMENT' as const,
    text: heldText(claim, paying, { ...trying, hits }),
    privileged: false,
    createdBy: actor.name,
    createdById: actor.userId,
    created: now,
  }
  await commit([claimNotes.create(note)])
  const listed = hits.filter(({ program }) => program !== embargo)
  if (listed.length === 0 && payeeCountry !== undefined)
    fail('claim.embargoed', { data: { country: countryName(payeeCountry) } })
  fail('claim.sanctioned', {
    data: {
      names: listed.map(({ name }) => name).join(', '),
      program: [...new Set(listed.map(({ program }) => program))].join(', '),
    },
  })
}
