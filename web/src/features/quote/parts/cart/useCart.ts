import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAccountCart, removeCartQuote } from '#shared/contracts/quote/cart.ts'
import type { CartQuote } from '#shared/contracts/quote/quote.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { toast } from '#web/ui/toast.ts'

type Cart = {
  readonly quotes: readonly CartQuote[]
  /** For whom staff ask, where the account is nobody's yet. */
  readonly agencyId: string | undefined
  /** The variations that are ticked at first; all of them by default. */
  readonly tickedAtFirst?: readonly string[] | undefined
}

/** What one does with a cart's table: tick variations, of which one that comes is ticked, and take them out. */
export const useCart = ({ quotes, agencyId, tickedAtFirst }: Cart) => {
  const { t } = useTranslation('quote')
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(
    () => new Set(quotes.map(({ id }) => id).filter((id) => tickedAtFirst && !tickedAtFirst.includes(id))),
  )
  const remove = useCommand(removeCartQuote, { invalidates: [getAccountCart] })
  const query = agencyId === undefined ? {} : { agencyId: AgencyId.parse(agencyId) }
  return {
    query,
    isRemoving: remove.isPending,
    table: {
      quotes,
      ticked: new Set(quotes.map(({ id }) => id).filter((id) => !unticked.has(id))),
      removing: remove.isPending ? remove.variables.params.quoteId : undefined,
      onTick: (id: string, on: boolean) =>
        setUnticked((last) => new Set(on ? [...last].filter((each) => each !== id) : [...last, id])),
      onRemove: (quoteId: string) =>
        remove.mutate(
          { params: { quoteId }, query },
          { onError: (cause) => toast.error(t('cart.removeFailed'), { cause }) },
        ),
    },
  }
}
