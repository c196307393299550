import { commit } from '#functions/_platform/storage/commit.ts'
import { payoutById } from './payout.ts'

/** Tells once that the bank returned a payout, where the processor says so; whose money it was books it back. */
export const followPayout = async (payoutId: string): Promise<void> => {
  const told = await payoutById(payoutId)
  if (told?.status !== 'returned') return
  await commit([], {
    events: [{ name: 'payout.returned', detail: { payoutId } }],
    once: `payout.returned|${payoutId}`,
  })
}
