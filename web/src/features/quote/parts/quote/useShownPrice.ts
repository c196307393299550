import { useState } from 'react'
import type { MinorUnits } from '#shared/domain/money/money.ts'
import { changedPrice } from './priceChange.ts'

/** The total a dialog agrees to. When the server says that it changed, the new one is shown and has to be agreed to. */
export const useShownPrice = (total: MinorUnits) => {
  const [shown, setShown] = useState<{ readonly total: MinorUnits; readonly before?: MinorUnits }>({ total })
  return {
    ...shown,
    /** For `catch`: takes over a changed price, and passes the problem on so that the dialog stays. */
    watch: (error: unknown): never => {
      const current = changedPrice(error)
      if (current !== undefined) setShown((last) => ({ total: current, before: last.before ?? last.total }))
      throw error
    },
  }
}
