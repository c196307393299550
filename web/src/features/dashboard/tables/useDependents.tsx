import { useTranslation } from 'react-i18next'
import { searchDependentPolicies } from '#shared/contracts/risk/accumulation.ts'
import { unknownVendor, vendorCategories, vendorIds, vendors } from '#shared/domain/risk/vendors.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { OnlyChip } from '#web/tables/OnlyChip.tsx'
import type { useListState } from '#web/tables/useListState.ts'

/** The vendor of a figure that leads to the policies, as the address says it (`cloud:aws`). */
const vendorFrom = (said: string | undefined) => {
  const [first, second] = said?.split(':') ?? []
  const category = vendorCategories.find((each) => each === first)
  const vendor = [...vendorIds, unknownVendor].find((each) => each === second)
  return category && vendor && { category, vendor }
}

/** The policies that depend on the vendor of the address, and the chip that tells it and takes it back. */
export const useDependents = (list: ReturnType<typeof useListState>) => {
  const { t } = useTranslation('dashboard')
  const of = vendorFrom(list.filter('vendor'))
  const { after, before, size } = list.query
  const policies = useOperation(searchDependentPolicies, of ? { query: { ...of, after, before, size } } : null, {
    keepPrevious: true,
  })
  if (of === undefined) return { policies, chip: undefined }
  const { category, vendor } = of
  const value =
    vendor === unknownVendor
      ? t('filters.behind.unknownVendor', { category: t(`partners.accumulation.${category}`) })
      : vendors[vendor].name
  const label = t('filters.behind.vendor', { value })
  return { policies, chip: <OnlyChip label={label} onClear={() => list.setFilter('vendor', undefined)} /> }
}
