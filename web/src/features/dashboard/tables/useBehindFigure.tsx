import { useTranslation } from 'react-i18next'
import { territoryName } from '#shared/regions/territories.ts'
import { compactMoney, date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { OnlyChip } from '#web/tables/OnlyChip.tsx'
import type { useListState } from '#web/tables/useListState.ts'

const cuts = ['bound', 'began', 'limit', 'state'] as const
type Cut = (typeof cuts)[number]

/** What a figure that leads here counts, as the address says it, and the chips that tell it and take it back. */
export const useBehindFigure = (list: ReturnType<typeof useListState>) => {
  const { t } = useTranslation('dashboard')
  const told: Readonly<Record<Cut, (value: string) => string>> = {
    bound: (month) => date(`${month}-01`, { month: 'long', year: 'numeric' }),
    began: (year) => year,
    limit: (whole) => compactMoney(Number(whole)),
    state: (state) => territoryName(region, state),
  }
  const limit = Number(list.filter('limit'))
  return {
    query: {
      bound: list.filter('bound'),
      began: list.filter('began'),
      limit: Number.isSafeInteger(limit) && limit > 0 ? limit : undefined,
      state: list.filter('state'),
    },
    chips: cuts.map((cut) => {
      const value = list.filter(cut)
      return (
        value !== undefined && (
          <OnlyChip
            key={cut}
            label={t(`filters.behind.${cut}`, { value: told[cut](value) })}
            onClear={() => list.setFilter(cut, undefined)}
          />
        )
      )
    }),
  }
}
