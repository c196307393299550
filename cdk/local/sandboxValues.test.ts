import { expect, it } from 'vitest'
import { malwareByRule } from '#functions/_platform/files/examination/malware.ts'
import { sandboxRegister } from '#functions/agency/register/sandboxRegister.ts'
import type { NotTold } from '#functions/connector/tools/notTold.ts'
import { sandboxTool } from '#functions/connector/tools/sandboxTools.ts'
import { isLargeLoss } from '#shared/domain/integration/sandboxClaims.ts'
import { signsLateOn } from '#shared/domain/integration/sandboxSigner.ts'
import { type SandboxOutcome, type SandboxPlace, sandboxValues } from '#shared/domain/integration/sandboxValues.ts'
import type { RatingFacts } from '#shared/domain/rating/ratingFacts.ts'
import { quoteOutcome, referralReasons } from '#shared/domain/rating/referralReasons.ts'
import { sanctionsReason } from '#shared/domain/rating/sanctionsReason.ts'
import { unratedPremium } from '#shared/domain/rating/unratedPremium.ts'
import { behaviourOfAccount, behaviourOfCard, passesLuhn } from './emulators/processor/sandboxMethods.ts'

const expirationDate = '2027-06-30'
const license = { state: 'OH', lineOfAuthority: 'CASUALTY', holder: 'AGENCY', expirationDate } as const

const outcomeByAnswer = (said: string): string => {
  const [question = '', answer] = said.split(': ')
  const facts = {
    region: 'us',
    product: 'P100',
    answers: { [question]: answer },
    coverages: [],
  } as never as RatingFacts
  const reasons = referralReasons(facts, unratedPremium('us')).filter(({ input }) => input === `${question} ${answer}`)
  return quoteOutcome(reasons)
}

/** What comes of a value where it is given. */
const comesOf: Readonly<Record<SandboxPlace, (value: string) => unknown>> = {
  card: (number) => passesLuhn(number) && behaviourOfCard(number),
  bankAccount: behaviourOfAccount,
  license: (begins) => sandboxRegister.find({ ...license, number: `${begins}-1` } as never),
  secret: (word) =>
    sandboxTool('SOPHOS')
      .read({}, { username: 'it', password: `my-${word}-secret` }, '2026-11-29T10:00:00.000Z')
      .catch((error: NotTold) => error.kind),
  signer: (word) =>
    [word, `ida+${word}`].map((mailbox) =>
      signsLateOn({ signerEmail: `${mailbox}@customer.example`, at: '2026-11-29T10:00:00.000Z' }),
    ),
  loss: (words) => isLargeLoss(`Files are locked: a ${words}.`),
  name: (name) => sanctionsReason([name])?.outcome,
  answer: outcomeByAnswer,
  file: () =>
    malwareByRule(
      Buffer.from(atob('WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=')),
    ),
}

/** How each place tells of an outcome. */
const told: Partial<Readonly<Record<SandboxOutcome, unknown>>> = {
  unknown: undefined,
  ended: { isActive: false, expirationDate },
  renewed: { isActive: true, expirationDate: '2028-06-30' },
  screened: 'REFERRED',
  refers: 'REFERRED',
  declined: 'DECLINED',
  held: 'EICAR test file',
  reservedLarge: true,
  signsLate: ['2026-12-04T10:00:00.000Z', '2026-12-04T10:00:00.000Z'],
}

const all = sandboxValues.flatMap(({ place, values }) => values.map((each) => ({ place, ...each })))

it.each(all)('$place $value: $outcome', async ({ place, value, outcome }) => {
  expect(await comesOf[place](value)).toEqual(outcome in told ? told[outcome] : outcome)
})
