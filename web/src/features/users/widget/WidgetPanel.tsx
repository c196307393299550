import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { removeAgencyWidget } from '#shared/contracts/agency/widget.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { widgetLink, widgetSnippet } from '#shared/domain/organizations/agencyWidget.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { CopiedValue } from '#web/ui/CopiedValue.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'
import * as usersDialogs from '../dialogs.ts'

/** The form that an agency shows on pages of its own: its link, its element, and who may show it. */
export const WidgetPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const [closing, setClosing] = useState(false)
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const remove = useCommand(removeAgencyWidget, { invalidates: [getAgency] })
  if (!agency) return null
  const { widget } = agency
  const placed = { origin: window.location.origin, agencyId }
  const link = widgetLink(placed)
  return (
    <Panel
      title={t('widget.title')}
      actions={
        may('agency:update') &&
        agency.allowedActions.includes('change') && (
          <>
            {widget && <Button onClick={() => setClosing(true)}>{t('widget.close')}</Button>}
            <Button onClick={() => open(usersDialogs.updateAgencyWidget, { agencyId })}>
              {t(widget ? 'widget.change' : 'widget.open')}
            </Button>
          </>
        )
      }
    >
      {widget === undefined ? (
        <Typography color="text.secondary">{t('widget.none')}</Typography>
      ) : (
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          <Typography color="text.secondary">{t('widget.about')}</Typography>
          <div>
            <CopiedValue label={t('widget.link')} value={link} />
            <Link href={link} target="_blank" rel="noopener" sx={{ display: 'inline-block', mt: 1 }}>
              {t('widget.see')}
            </Link>
          </div>
          <CopiedValue label={t('widget.snippet')} value={widgetSnippet(placed)} />
          <Typography variant="body2" color="text.secondary">
            {t('widget.fill')}
          </Typography>
          <Box
            component="iframe"
            title={t('widget.preview')}
            src={link}
            // It can be looked at and filled in, and sends nothing.
            sandbox=""
            loading="lazy"
            sx={{
              width: '100%',
              height: 560,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: 'background.paper',
            }}
          />
          <div>
            <Typography variant="caption" color="text.secondary">
              {t('widget.addresses')}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {widget.addresses.length === 0 ? t('widget.anywhere') : widget.addresses.join(', ')}
            </Typography>
          </div>
        </Stack>
      )}
      {closing && (
        <ConfirmDialog
          title={t('widget.close')}
          confirmLabel={t('widget.close')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync({ params: { agencyId } })
            toast.success(t('widget.closed'))
          }}
          onClose={() => setClosing(false)}
        >
          {t('widget.closeQuestion')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
