import { useTranslation } from 'react-i18next'
import { endMySession, listMySessions, type Session } from '#shared/contracts/auth/sessions.ts'
import { SessionId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { region } from '#web/i18n/region.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceName } from './deviceName.ts'
import { SecurityRow } from './SecurityRow.tsx'

const countries = new Intl.DisplayNames(region.locale, { type: 'region' })
const list = new Intl.ListFormat(region.locale, { type: 'conjunction' })

/** Ways to sign in that have words of their own; `mfa` only says that there were two. */
const ways = ['pwd', 'otp', 'passkey', 'recovery', 'sso', 'link', 'jump', 'switch'] as const

/** One session: its device, place and times, how it was opened, as whom one acts in it. */
export const SessionRow = ({ session }: { session: Session }) => {
  const { t } = useTranslation('security')
  const end = useCommand(endMySession, { invalidates: [listMySessions] })
  const { id, isCurrent, network, country, kind, account, signedInWith, beganAt, lastUsedAt, remembered } = session
  const device = deviceName(session, t)
  const place = country === undefined ? network : `${countries.of(country) ?? country} (${network})`
  const how = list.format(ways.filter((way) => signedInWith.includes(way)).map((way) => t(`sessions.ways.${way}`)))
  return (
    <SecurityRow
      title={device}
      aside={
        <>
          {isCurrent && <StatusChip status="CURRENT" label={t('sessions.current')} tone="active" />}
          {kind !== 'HOME' && (
            <StatusChip status={kind} label={t('sessions.inAccount', { account: account.name })} tone="bound" />
          )}
        </>
      }
      text={
        <>
          <div>
            {place} · {t('sessions.lastUsed')} <DateText value={lastUsedAt} as="ago" />
          </div>
          <div>
            {t('sessions.began')} <DateText value={beganAt} as="dateTime" /> · {how}
            {remembered && ` · ${t('sessions.remembered')}`}
          </div>
        </>
      }
      actions={
        !isCurrent && (
          <ConfirmButton
            size="small"
            variant="outlined"
            aria-label={t('sessions.endNamed', { device })}
            title={t('sessions.endNamed', { device })}
            question={t('sessions.endText')}
            confirmLabel={t('sessions.end')}
            onConfirm={async () => {
              await end.mutateAsync({ params: { sessionId: SessionId.parse(id) } })
              toast.success(t('sessions.ended'))
            }}
          >
            {t('sessions.end')}
          </ConfirmButton>
        )
      }
    />
  )
}
