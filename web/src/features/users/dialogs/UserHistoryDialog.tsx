import { listUserHistory } from '#shared/contracts/auth/history.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { HistoryDialog } from '#web/records/HistoryDialog.tsx'
import { UserData } from './userData.ts'

/** What was done to a user. */
export const UserHistoryDialog = ({ userId, name, onClose }: UserData & { onClose: () => void }) => (
  <HistoryDialog operation={listUserHistory} params={{ userId }} name={name} onClose={onClose} />
)

export default hosted(UserData, UserHistoryDialog)
