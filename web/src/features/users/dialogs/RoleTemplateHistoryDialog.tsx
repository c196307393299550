import { listRoleTemplateHistory } from '#shared/contracts/auth/roleTemplates.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { HistoryDialog } from '#web/records/HistoryDialog.tsx'
import { RoleTemplateData } from './roleTemplateData.ts'

/** The editions of a template: who saved what, and when. */
export const RoleTemplateHistoryDialog = ({
  roleTemplateId,
  name,
  onClose,
}: RoleTemplateData & { onClose: () => void }) => (
  <HistoryDialog operation={listRoleTemplateHistory} params={{ roleTemplateId }} name={name} onClose={onClose} />
)

export default hosted(RoleTemplateData, RoleTemplateHistoryDialog)
