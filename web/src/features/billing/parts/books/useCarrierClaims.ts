import { useEffect } from 'react'
import { listCarrierClaims } from '#shared/contracts/billing/bordereaux.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { claimsSums, inClaimsOrder } from '#shared/domain/ledger/claimsBordereau.ts'
import { call } from '#web/api/call.ts'
import { useParts } from '#web/api/useParts.ts'

type Asked = { readonly month: Month; readonly carrierId?: string | undefined }

/** The claims of a carrier as they were booked by the end of a month, read part by part to the last: before that nothing is told of them. */
export const useCarrierClaims = ({ month, carrierId }: Asked) => {
  const query = { month, ...(carrierId !== undefined && { carrierId }) }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useParts(
    [listCarrierClaims.name, query],
    (after, signal) =>
      call(listCarrierClaims, { query: { ...query, ...(after !== undefined && { after }) } }, { signal }),
  )
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, error])
  const parts = data?.pages ?? []
  const last = parts.at(-1)
  const told =
    last === undefined || last.nextToken !== undefined
      ? undefined
      : {
          rows: parts.flatMap(({ rows }) => rows).toSorted(inClaimsOrder),
          totals: claimsSums(parts.map(({ totals }) => totals)),
          before: claimsSums(parts.map(({ before }) => before)),
          ledger: last.ledger,
        }
  return { told, error, refetch }
}
