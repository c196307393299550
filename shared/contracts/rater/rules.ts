import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { EndorsementRule } from '#shared/domain/coverage/endorsementRules.ts'
import { presetNames } from '#shared/domain/coverage/presets.ts'
import { Reason } from '#shared/domain/coverage/reason.ts'
import { StateGlobals } from '#shared/domain/coverage/stateGlobals.ts'
import { WholeUnits } from '#shared/domain/money/amounts.ts'
import { IndustryCode } from '#shared/domain/rating/ratingFacts.ts'
import { products } from '#shared/regions/products.ts'

const product = z.enum(products).default('P100')
const state = z.string().max(40).optional()
const revenue = wholeNumber({ least: 1, most: 1_000_000_000_000 }).default(1_000_000)

export const getRules = defineOperation({
  name: 'getRules',
  method: 'GET',
  path: '/api/rater/v1/rules/{naicsCode}/{preset}',
  summary: 'Which coverages an industry may have under a preset, on which terms, and why not.',
  access: 'rater:read',
  params: { naicsCode: IndustryCode, preset: z.enum(presetNames) },
  query: z.strictObject({ product, state, revenue }),
  response: z.object({
    coverages: z.record(
      z.string(),
      z.object({
        available: z.boolean(),
        options: z.object({
          limit: z.array(WholeUnits),
          deductible: z.array(WholeUnits),
          waitingPeriod: z.array(z.int()),
          retroActivePeriod: z.array(z.int()),
        }),
        reason: Reason.nullable(),
      }),
    ),
  }),
  problems: ['rating.notRateable'],
})

/** The list for a state; every state has the same one unless a filing narrows it. */
export const getStateGlobals = defineOperation({
  name: 'getStateGlobals',
  method: 'GET',
  path: '/api/rater/v1/rules/globals/{state}',
  summary: 'The aggregate limits, deductibles and waiting periods on offer in a state.',
  access: 'rater:read',
  params: { state: z.string().min(1).max(40) },
  response: StateGlobals,
})

export const listEndorsementRules = defineOperation({
  name: 'listEndorsementRules',
  method: 'GET',
  path: '/api/rater/v1/rules/endorsement',
  summary: 'Which endorsements a product has in a state, and which it always has.',
  access: 'rater:read',
  query: z.strictObject({ productType: product, state, naicsCode: IndustryCode.optional() }),
  response: z.array(EndorsementRule),
})

/** The rate per thousand of revenue at a limit of one million, before the policy's modifiers. */
export const getTechEoRate = defineOperation({
  name: 'getTechEoRate',
  method: 'GET',
  path: '/api/rater/v1/rules/techeno-rate',
  summary: 'The rate of technology errors and omissions for an industry.',
  access: 'rater:read',
  query: z.strictObject({ revenue, naicsCode: IndustryCode, state }),
  response: z.object({ rate: z.number() }),
  problems: ['rating.notRateable'],
})

/** Ranges are shares of the premium: -0.1 is ten percent of credit. */
export const getIrpm = defineOperation({
  name: 'getIrpm',
  method: 'GET',
  path: '/api/rater/v1/irpm',
  summary: 'How far each characteristic of an individual risk may move the premium.',
  access: 'rater:read',
  query: z.strictObject({ state, isSurplus: z.enum(['true', 'false']).optional() }),
  response: z.array(z.object({ characteristic: z.string(), min: z.number(), max: z.number() })),
})
