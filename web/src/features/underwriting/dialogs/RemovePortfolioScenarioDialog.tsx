import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { listPortfolioScenarios, removePortfolioScenario } from '#shared/contracts/quote/portfolioScenarios.ts'
import { PortfolioScenarioId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'

const ScenarioData = z.object({ scenarioId: PortfolioScenarioId, name: z.string(), isPage: z.boolean().optional() })
type Props = z.infer<typeof ScenarioData> & { onClose: () => void }

/** Asks before a supposition is forgotten; its own page leads to the list then. */
const RemovePortfolioScenarioDialog = ({ scenarioId, name, isPage, onClose }: Props) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const remove = useCommand(removePortfolioScenario, { invalidates: [listPortfolioScenarios] })
  return (
    <ConfirmDialog
      title={t('scenarios.removeTitle', { name })}
      confirmLabel={t('scenarios.remove')}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { scenarioId } })
        toast.success(t('scenarios.removed'))
        if (isPage) void navigate(inPersona(persona, 'scenarios'))
      }}
      onClose={onClose}
    >
      {t('scenarios.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(ScenarioData, RemovePortfolioScenarioDialog)
