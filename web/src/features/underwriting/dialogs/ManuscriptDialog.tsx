import DialogContent from '@mui/material/DialogContent'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { ManuscriptText } from '#web/records/manuscript/ManuscriptText.tsx'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'

/** What an endorsement says that is written for one cover. */
const ManuscriptDialog = ({ manuscript, onClose }: ManuscriptDialogProps) => (
  <DialogFrame title={manuscript.title} onClose={onClose} width="md">
    <DialogContent>
      <ManuscriptText manuscript={manuscript} />
    </DialogContent>
  </DialogFrame>
)

export default manuscriptDialog(ManuscriptDialog)
