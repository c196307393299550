import { useTranslation } from 'react-i18next'
import { compactMoney } from '#web/i18n/format.ts'
import { OnlyChip } from '#web/tables/OnlyChip.tsx'
import type { useListState } from '#web/tables/useListState.ts'

const cuts = ['began', 'limit', 'state'] as const
type Cut = (typeof cuts)[number]

const told: Readonly<Record<Cut, (value: string) => string>> = {
  began: (year) => year,
  limit: (whole) => compactMoney(Number(whole)),
  state: (state) => state,
}

/** What a figure that leads to claims counts, as the address says it, and the chips that tell it and take it back. */
export const useBehindFigure = (list: Pick<ReturnType<typeof useListState>, 'filter' | 'setFilter'>) => {
  const { t } = useTranslation('claims')
  const limit = Number(list.filter('limit'))
  return {
    query: {
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
            label={t(`behind.${cut}`, { value: told[cut](value) })}
            onClear={() => list.setFilter(cut, undefined)}
          />
        )
      )
    }),
  }
}
