import { listTeamHistory } from '#shared/contracts/auth/history.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { HistoryDialog } from '#web/records/HistoryDialog.tsx'
import { TeamData } from './teamData.ts'

/** What was done to a team. */
export const TeamHistoryDialog = ({ teamId, name, onClose }: TeamData & { onClose: () => void }) => (
  <HistoryDialog operation={listTeamHistory} params={{ teamId }} name={name} onClose={onClose} />
)

export default hosted(TeamData, TeamHistoryDialog)
