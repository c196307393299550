import type { CoverageKey } from '../../../coverage/coverageId.ts'
import { extendedReporting2026 } from '../../../rating/books/extendedReporting.ts'
import { endingPart } from '../common/ending.ts'
import { general } from '../common/general.ts'
import { law } from '../common/law.ts'
import { limitsOfLiability } from '../common/limits.ts'
import { claimsMadeNotice, opening } from '../common/opening.ts'
import { type Definitions, definitionsPart } from '../definitions.ts'
import { type Agreements, insuringParts } from '../insuring.ts'
import type { Clause, Wording } from '../wording.ts'
import { claimsPart } from './claims.ts'
import { exclusionsWith } from './exclusions.ts'

/** What a liability form of private companies has of its own. */
export interface ManagementLine {
  readonly agreements: Agreements
  readonly definitions: Definitions
  readonly exclusions: readonly Clause[]
  readonly claims?: readonly Clause[]
}

/** A liability form of private companies, which the US alone sell. */
export const managementForm = (line: ManagementLine, carried: ReadonlySet<CoverageKey>): Wording => ({
  lead: [claimsMadeNotice],
  parts: [
    opening,
    ...insuringParts(line.agreements, carried),
    definitionsPart(line.definitions, 'us'),
    {
      title: 'What is not insured',
      lead: 'We do not pay Loss, and have no duty to defend a Claim, as far as it arises from any of the following.',
      clauses: exclusionsWith(line.exclusions),
    },
    limitsOfLiability,
    claimsPart(line.claims),
    endingPart('us', extendedReporting2026),
    general,
    law,
  ],
})
