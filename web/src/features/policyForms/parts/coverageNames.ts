import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import type { CoverageKey } from '#shared/domain/coverage/coverageId.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { region } from '#web/i18n/region.ts'

/** The coverages by their names here. */
export const coverageNames = catalogue
  .map(({ key, name }) => ({ value: key, label: inRegion(name, region.code) }))
  .sort((a, b) => a.label.localeCompare(b.label))

export const coverageName = (key: CoverageKey): string => coverageNames.find(({ value }) => value === key)?.label ?? key
