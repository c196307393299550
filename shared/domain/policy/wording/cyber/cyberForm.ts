import type { RegionCode } from '#shared/regions/code.ts'
import type { CoverageKey } from '../../../coverage/coverageId.ts'
import { extendedReporting2026 } from '../../../rating/books/extendedReporting.ts'
import { endingPart } from '../common/ending.ts'
import { general } from '../common/general.ts'
import { law } from '../common/law.ts'
import { limitsOfCyber } from '../common/limits.ts'
import { claimsMadeNotice, opening } from '../common/opening.ts'
import { definitionsPart } from '../definitions.ts'
import { insuringParts } from '../insuring.ts'
import type { Wording } from '../wording.ts'
import { claims } from './claims.ts'
import { crime } from './crime.ts'
import { definitionsOfCyber } from './definitions.ts'
import { exclusions } from './exclusions.ts'
import { interruption } from './interruption.ts'
import { liability } from './liability.ts'
import { recovery } from './recovery.ts'
import { response } from './response.ts'

const agreements = { ...liability, ...response, ...interruption, ...crime, ...recovery }

/** The cyber form of a region, for the coverages that its products carry. */
export const cyberForm = (region: RegionCode, carried: ReadonlySet<CoverageKey>): Wording => ({
  lead: [claimsMadeNotice],
  parts: [
    opening,
    ...insuringParts(agreements, carried),
    definitionsPart(definitionsOfCyber(carried.has('TECH_EO')), region),
    exclusions,
    limitsOfCyber,
    claims,
    endingPart(region, extendedReporting2026),
    general,
    law,
  ],
})
