import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { acceptInvitation, declineInvitation, listMyInvitations } from '#shared/contracts/auth/invitations.ts'
import { listMyAccounts } from '#shared/contracts/auth/jumps.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { SecurityRow } from '../security/SecurityRow.tsx'

/** Organizations that keep a place for oneself, to be accepted or declined; nothing where there is none. */
export const InvitationsPanel = () => {
  const { t } = useTranslation('profile')
  const { data: invitations = [] } = useOperation(listMyInvitations)
  const accept = useCommand(acceptInvitation, { invalidates: [listMyInvitations, listMyAccounts] })
  const decline = useCommand(declineInvitation, { invalidates: [listMyInvitations] })
  if (invitations.length === 0) return null
  return (
    <Panel title={t('invitations.title')}>
      <Typography color="text.secondary">{t('invitations.about')}</Typography>
      {invitations.map(({ id, invitedAt, organizations }) => {
        const name = organizations.map((each) => each.name).join(', ')
        const roles = [...new Set(organizations.map(({ role }) => role))].join(', ')
        const params = { placeId: UserId.parse(id) }
        return (
          <SecurityRow
            key={id}
            title={name}
            text={
              <>
                {roles} · {t('invitations.since')} <DateText value={invitedAt} />
              </>
            }
            actions={
              <>
                <Button
                  size="small"
                  variant="contained"
                  aria-label={t('invitations.acceptNamed', { name })}
                  loading={accept.isPending}
                  onClick={() =>
                    accept.mutate(
                      { params },
                      {
                        onSuccess: () => toast.success(t('invitations.accepted', { name })),
                        onError: (error) => toast.error(messageOf(error), { cause: error }),
                      },
                    )
                  }
                >
                  {t('invitations.accept')}
                </Button>
                <ConfirmButton
                  size="small"
                  destructive
                  aria-label={t('invitations.declineNamed', { name })}
                  title={t('invitations.declineNamed', { name })}
                  question={t('invitations.declineText')}
                  confirmLabel={t('invitations.decline')}
                  onConfirm={async () => {
                    await decline.mutateAsync({ params })
                    toast.success(t('invitations.declined'))
                  }}
                >
                  {t('invitations.decline')}
                </ConfirmButton>
              </>
            }
          />
        )
      })}
    </Panel>
  )
}
