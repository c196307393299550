import { useMemo } from 'react'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { region } from '#web/i18n/region.ts'
import { coverList } from './coverList.ts'

/** What a policy covers, as its transactions have made it. */
export const useCoverages = ({ coverages }: Policy) => useMemo(() => coverList(coverages, region.code), [coverages])
