import { disputes, type StoredDispute } from './store/disputes.ts'

export { raiseDispute } from './disputes/raiseDispute.ts'

/** A dispute as it is stored, whoever asks. */
export const disputeById = (id: string): Promise<StoredDispute | undefined> => disputes.byId(id)
