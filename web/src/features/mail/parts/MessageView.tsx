import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { getMessage, listMessageHistory } from '#shared/contracts/inbox/messages.ts'
import type { MessageId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { recordPath } from '#web/records/recordPath.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { Attachments } from './Attachments.tsx'
import { CategoryMark } from './CategoryMark.tsx'
import { MessageActions } from './MessageActions.tsx'
import { shownAddresses } from './shownAddresses.ts'
import { ThreadOf } from './ThreadOf.tsx'
import type { Message } from './writing.ts'

/** Of which records the message is, each a way there. */
const About = ({ message }: { message: Message }) => {
  const { t } = useTranslation('mail')
  const persona = usePersona()
  const { accountId, companyName, quoteId, policyId, submissionId, matchedBy } = message
  const ways = [
    ...(submissionId === undefined
      ? []
      : [{ to: recordPath(persona, { kind: 'submission', recordId: submissionId }), label: t('submission') }]),
    ...(accountId === undefined
      ? []
      : [{ to: recordPath(persona, { kind: 'account', recordId: accountId }), label: companyName ?? t('account') }]),
    ...(quoteId === undefined
      ? []
      : [{ to: recordPath(persona, { kind: 'quote', recordId: quoteId }), label: t('quote') }]),
    ...(policyId === undefined
      ? []
      : [{ to: recordPath(persona, { kind: 'policy', recordId: policyId }), label: t('policy') }]),
  ].flatMap(({ to, label }) => (to === undefined ? [] : [{ to, label }]))
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, rowGap: 0.25 }}
    >
      {ways.length === 0 && matchedBy === undefined && t('unmatched')}
      {ways.map(({ to, label }) => (
        <Link key={to} component={RouterLink} to={to}>
          {label}
        </Link>
      ))}
      {matchedBy}
    </Typography>
  )
}

type MessageViewProps = { messageId: MessageId; pathTo: (id: string) => string }

/** A message as it is read: who, when, what it is about, its text and what came along, and the others of its thread. */
export const MessageView = ({ messageId, pathTo }: MessageViewProps) => {
  const { t } = useTranslation('mail')
  const { data: message, error, refetch } = useOperation(getMessage, { params: { messageId } })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!message) return <TextSkeleton lines={14} />
  const { subject, from, fromName, to, cc, received, body, isCut, isUnproven, attachments, because, problem } = message
  return (
    <Box component="article" aria-labelledby="message-subject" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography
            id="message-subject"
            variant="h3"
            component="h2"
            sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
          >
            {subject || t('noSubject')}
          </Typography>
          <CategoryMark category={message.category} />
        </Box>
        <Typography variant="body2">
          {fromName ? `${fromName} ` : ''}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {from}
          </Typography>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('toWhom', { to: shownAddresses([...to, ...cc]) })} · <time dateTime={received}>{dateTime(received)}</time>
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {because}
        </Typography>
        <About message={message} />
      </Box>
      <MessageActions message={message} />
      {problem !== undefined && <Alert severity="warning">{t('unreadable', { problem })}</Alert>}
      {message.status === 'SENT' && message.deliveredAt === undefined && <Alert severity="info">{t('onItsWay')}</Alert>}
      {isUnproven && <Alert severity="warning">{t('unproven')}</Alert>}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {body !== '' && (
        <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '80ch' }}>
          {body}
        </Typography>
      )}
      {isCut && <Alert severity="info">{t('cut')}</Alert>}
      <ThreadOf message={message} pathTo={pathTo} />
      <HistoryPanel operation={listMessageHistory} params={{ messageId }} />
    </Box>
  )
}
