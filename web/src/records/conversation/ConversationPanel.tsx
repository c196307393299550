import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { createConversationNote, getConversation } from '#shared/contracts/quote/conversation.ts'
import type { ConversationNote } from '#shared/contracts/quote/noteRecord.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { MentionedText } from './MentionedText.tsx'
import { MentionField } from './MentionField.tsx'
import { useMentioned } from './useMentioned.ts'
import { useReadMark } from './useReadMark.ts'

/** Milliseconds between looks at what the other side says. */
const interval = 20_000

const Said = ({ note }: { note: ConversationNote }) => {
  const { t } = useTranslation('records')
  return (
    <Box
      sx={{
        maxWidth: '92%',
        width: 'fit-content',
        ml: note.mine ? 'auto' : 0,
        px: 1.5,
        py: 1,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: note.mine ? 'action.selected' : 'background.paper',
      }}
    >
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.25 }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {note.mine ? t('conversation.you') : note.createdBy}
        </Box>
        {!note.mine && ` · ${t(`conversation.side.${note.side}`)}`}
        {' · '}
        <DateText value={note.created} as="ago" />
      </Typography>
      <MentionedText text={note.text} mentions={note.mentions} />
    </Box>
  )
}

const Write = ({ quoteId, label }: { quoteId: QuoteId; label: string }) => {
  const { t } = useTranslation('records')
  const mentioned = useMentioned()
  const write = useCommand(createConversationNote, { invalidates: [getConversation] })
  const form = useSchemaForm(createConversationNote.body.pick({ text: true }), { text: '' })
  return (
    <Form
      form={form}
      spacing={1}
      onSubmit={async ({ text }) => {
        const mentions = mentioned.in(text)
        await write
          .mutateAsync({ params: { quoteId }, body: { text, mentions } })
          .catch(orSay(t('conversation.failed')))
        form.reset({ text: '' })
      }}
    >
      <MentionField
        name="text"
        label={label}
        hint={t('conversation.hint')}
        quoteId={quoteId}
        rows={2}
        onMention={mentioned.add}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button size="small" type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t('conversation.send')}
        </Button>
      </Box>
    </Form>
  )
}

type ConversationPanelProps = {
  quoteId: QuoteId
  /** On which side whoever reads it stands. */
  side: ConversationNote['side']
}

/** What agency and underwriting say to each other on a quote: both read all of it, and who is mentioned is told. */
export const ConversationPanel = ({ quoteId, side }: ConversationPanelProps) => {
  const { t } = useTranslation('records')
  const { hash } = useLocation()
  const panel = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const conversation = useOperation(getConversation, { params: { quoteId } }, { refetchInterval: interval })
  const notes = conversation.data?.notes ?? []
  const firstUnread = useReadMark(quoteId, notes, end)
  const unread = conversation.data?.unread ?? 0
  const isThere = conversation.data !== undefined
  useEffect(() => {
    if (isThere && hash === '#conversation') panel.current?.scrollIntoView({ block: 'start' })
  }, [isThere, hash])
  return (
    <Box ref={panel} id="conversation" sx={{ scrollMarginTop: 80, minWidth: 0 }}>
      <Panel
        dense
        title={t('conversation.title')}
        aside={
          unread > 0 && <StatusChip status="UNREAD" tone="review" label={t('conversation.unread', { count: unread })} />
        }
      >
        {conversation.error && <ProblemPanel error={conversation.error} onRetry={() => void conversation.refetch()} />}
        {conversation.isPending && <TextSkeleton lines={2} />}
        {conversation.data && notes.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {t(`conversation.none.${side}`)}
          </Typography>
        )}
        {notes.length > 0 && (
          <Box
            component="ol"
            aria-label={t('conversation.title')}
            sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}
          >
            {notes.map((note) => (
              <Box component="li" key={note.id}>
                {note.id === firstUnread && (
                  <Typography
                    variant="caption"
                    component="p"
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      gap: 1,
                      mb: 1,
                      color: 'primary.main',
                      fontWeight: 600,
                      '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
                    }}
                  >
                    {t('conversation.new')}
                  </Typography>
                )}
                <Said note={note} />
              </Box>
            ))}
          </Box>
        )}
        <div ref={end} />
        <Write quoteId={quoteId} label={t(`conversation.write.${side}`)} />
      </Panel>
    </Box>
  )
}
