import { listManuscriptHistory } from '#shared/contracts/quote/manuscripts.ts'
import { HistoryDialog } from '#web/records/HistoryDialog.tsx'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'

/** What was done to an endorsement that is written for one cover. */
const ManuscriptHistoryDialog = ({ manuscript: { id, number }, onClose }: ManuscriptDialogProps) => (
  <HistoryDialog operation={listManuscriptHistory} params={{ manuscriptId: id }} name={number} onClose={onClose} />
)

export default manuscriptDialog(ManuscriptHistoryDialog)
