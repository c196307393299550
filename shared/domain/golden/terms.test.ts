import { describe, expect, it } from 'vitest'
import { across } from '#tests/golden/across.ts'
import { factsWith } from '#tests/golden/ratingCases.ts'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { regionCodes } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { statesOf } from '../../regions/states.ts'
import { usStates } from '../../regions/usStates.ts'
import { catalogue } from '../coverage/catalogue.ts'
import { limitOptions, retentionOptions, retroOptions } from '../coverage/options.ts'
import { accountTypes } from '../identity/accountTypes.ts'
import { mailOf, notificationKindsOf } from '../identity/notificationKinds.ts'
import {
  hasAgencyPicker,
  hasBillingContact,
  hasNpn,
  hasPrimaryContact,
  removalMessageOf,
} from '../identity/roleLists.ts'
import { roles, scopesOf } from '../identity/roles.ts'
import { cancellationCauses, newBusinessDays, noticeDays, noticeSource } from '../policy/cancellationRules.ts'
import { erpFreeLookOf } from '../policy/erpFreeLook.ts'
import { erpRuleOf } from '../policy/erpRules.ts'
import { nonRenewalRuleOf } from '../policy/nonRenewalRules.ts'
import { reinstatementRuleOf } from '../policy/reinstatementRules.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import { authorityOf } from '../quoting/authority.ts'
import { programmeAuthority } from '../rating/authority.ts'
import { declineRules } from '../rating/declineRules.ts'
import type { HazardGroup } from '../rating/rateBook.ts'
import { rateBookFor } from '../rating/rateBooks.ts'
import { feeKeys, taxKeys } from '../rating/ratedPremium.ts'
import { ratePremium } from '../rating/ratePremium.ts'
import { referralRules } from '../rating/referralRules.ts'
import { feesKeptOf, isFeeKept, isTaxKept, levyKeptOf } from '../rating/taxes/keptOnReturn.ts'
import { termBounds } from '../rating/termBounds.ts'

const hazards: readonly HazardGroup[] = [1, 2, 3, 4, 5, 6]
const sizesOfRisk = [1, 25_000_000, 100_000_000, 500_000_000, 1_000_000_000].flatMap((at) =>
  at === 1 ? [at] : [at - 1, at],
)

const places = regionCodes.flatMap((region) =>
  [undefined, ...statesOf(regionOf(region)).map(({ abbreviation }) => abbreviation)].map((state) => ({
    region,
    state,
  })),
)

const theCase = {
  facts: factsWith(),
  rated: ratePremium(rateBookFor('us', 'P250', '2026-12-04') ?? expect.fail(), factsWith()),
  authority: programmeAuthority,
  hazardGroup: 3 as const,
  unansweredGroups: [],
  requiredQuestions: [],
  openQuestions: [],
  priorDeclines: 0,
}

/** Tables that functions alone read, each as what they say of all that can be asked. */
const tables: Readonly<Record<string, () => unknown>> = {
  'agency pickers': () => accountTypes.filter((type) => hasAgencyPicker(type, 'Agent')),
  notifications: () =>
    accountTypes.flatMap((type) =>
      notificationKindsOf(type).map((kind) => ({ '': type, told: kind, mail: mailOf(kind, type) })),
    ),
  'kept of a return': () =>
    regionCodes.flatMap((region) =>
      [true, false].map((surplus) => ({
        region,
        surplus,
        fees: feeKeys.filter((key) => isFeeKept(key, { region, surplus })),
        ...across('', ['OR', 'PA', 'TX'], (state) =>
          taxKeys.filter((key) => isTaxKept({ key, rate: 0.01 }, { region, state })),
        ),
        flat: taxKeys.filter((key) => isTaxKept({ key, rate: 0 }, { region })),
        'fees by': feesKeptOf({ region, surplus }).source,
      })),
    ),
  'levies kept': () => ['OR', 'PA', 'TX'].map((state) => ({ state, ...levyKeptOf({ region: 'us', state }) })),
  'extended reporting': () =>
    [...regionCodes.map((region) => ({ region, state: '' })), { region: 'us' as const, state: 'NY' }].map((place) => ({
      ...place,
      ...erpRuleOf(place),
    })),
  'account types': () =>
    accountTypes.map((type) => ({ '': type, billingContact: hasBillingContact(type), npn: hasNpn(type) })),
  authority: () => roles.map(({ role }) => ({ '': role, ...authorityOf({ role }) })),
  'bounds of terms': () =>
    sizesOfRisk.map((revenue) => ({
      revenue,
      ...across('hazard', hazards, (hazard) => {
        const { minimumRetention, maximumLimit } = termBounds({ revenue, hazardGroup: hazard }, 'us')
        return `${minimumRetention} to ${maximumLimit}`
      }),
    })),
  'limits of coverages': () =>
    Object.fromEntries(
      [
        { region: 'us' as const, state: 'OH' },
        { region: 'us' as const, state: 'NY' },
        { region: 'uk' as const, state: 'NY' },
      ].map(({ region, state }) => [
        `${region} ${state}`,
        catalogue.map((coverage) => ({
          '': coverage.key,
          ...across('of', [500_000, 1_000_000, 5_000_000], (limit) => limitOptions(coverage, { region, state, limit })),
        })),
      ]),
    ),
  'notice of cancellation': () =>
    places.map((place) => ({
      region: place.region,
      state: place.state,
      ...across('', cancellationCauses, (cause) => noticeDays(cause, place)),
      'new for': newBusinessDays(place),
      ...across('new', ['nonPayment', 'insurer'] as const, (cause) =>
        noticeDays(cause, place, { isRenewal: false, daysInForce: 0 }),
      ),
      source: noticeSource(place),
    })),
  'notice of nonrenewal': () =>
    usStates.map(({ abbreviation: state }) => ({ state, ...nonRenewalRuleOf({ region: 'us', state }) })),
  'days to come back': () =>
    regionCodes.map((region) => ({
      region,
      ...reinstatementRuleOf(region),
      'extended reporting given back': erpFreeLookOf(region),
    })),
  questionnaires: () =>
    Object.fromEntries(
      (
        [
          ['us', 'P100'],
          ['us', 'Prime Tech'],
          ['uk', 'Prime One'],
          ['au', 'Prime One Tech'],
        ] as const
      ).map(([region, product]) => [`${region} ${product}`, questionnaireOf(region, product).questions]),
    ),
  'referral rules': () =>
    [...declineRules, ...referralRules].map(({ ruleId, outcome, threshold, strikes }) => ({
      rule: ruleId,
      outcome,
      threshold: threshold(theCase),
      strikes: strikes(theCase),
    })),
  'retentions of coverages': () =>
    catalogue.map((coverage) => ({
      '': coverage.key,
      ...across('from', [0, 5_000, 50_000, 500_000], (minimum) =>
        retentionOptions(coverage, { region: 'us', minimum }),
      ),
      retro: retroOptions(coverage),
    })),
  roles: () =>
    roles.map(({ role, accountType }) => ({
      '': role,
      scopes: scopesOf(role),
      removal: removalMessageOf(role),
      primaryContact: hasPrimaryContact(accountType, role),
      agencyPicker: hasAgencyPicker('COWBELL', role),
    })),
}

describe('the tables of terms and people', () => {
  it.each(Object.entries(tables))('%s: they are those that were reviewed', async (name, table) => {
    await expectReviewed(`tables/${name.replaceAll(' ', '-')}.txt`, table())
  })
})
