import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { createDraft, sendMessage, suggestReply } from '#shared/contracts/inbox/messages.ts'
import type { EmailType } from '#shared/domain/correspondence/messageWords.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { toast } from '#web/ui/toast.ts'
import { mailReads } from './mailReads.ts'
import { beginning, type Message, passable, Writing } from './writing.ts'

/** What may be asked for, in the words that the drafting understands; it writes nothing that is not so. */
const wishes = { missing: 'ask for what is missing', terms: 'send the terms', declination: 'decline' } as const
const wishNames = Object.keys(wishes) as (keyof typeof wishes)[]

/** Has a reply drafted from what is on record, above what was there already: what fits best, or what is chosen. */
const Suggest = ({ about, onBasis }: { about: Message; onBasis: (basis: readonly string[]) => void }) => {
  const { t } = useTranslation('mail')
  const { setValue } = useFormContext<{ body: string }>()
  const suggest = useCommand(suggestReply)
  const run = async (instruction?: string) => {
    try {
      const { suggestion, basis } = await suggest.mutateAsync({
        params: { messageId: about.id },
        body: { ...(instruction !== undefined && { instruction }) },
      })
      setValue('body', `${suggestion}${beginning(about, 'REPLY', t('write.said', saidBy(about))).body}`, {
        shouldDirty: true,
      })
      onBasis(basis)
    } catch (error) {
      toast.problem(error)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" loading={suggest.isPending} onClick={() => void run()}>
        {t('write.suggest')}
      </Button>
      <RowMenu
        label={t('write.suggestWhat')}
        actions={wishNames.map((wish) => ({
          label: t(`write.wishes.${wish}`),
          onSelect: () => void run(wishes[wish]),
        }))}
      />
    </Box>
  )
}

const saidBy = ({ fromName, from, received }: Message) => ({ name: fromName ?? from, at: dateTime(received) })

type WriteMessageProps = { about?: Message; emailType: EmailType; onClose: () => void }

/** The form of a message; what is half written is kept as a draft on request. */
export const WriteMessage = ({ about, emailType: begun, onClose }: WriteMessageProps) => {
  const { t } = useTranslation('mail')
  const [basis, setBasis] = useState<readonly string[]>([])
  const send = useCommand(sendMessage, { invalidates: mailReads })
  const keep = useCommand(createDraft, { invalidates: mailReads })
  const draft = about?.status === 'DRAFT' ? about : undefined
  const emailType = draft?.emailType ?? begun
  const inReplyTo = draft === undefined ? about?.id : draft.inReplyTo
  const files = about === undefined || emailType !== 'FORWARD' || draft !== undefined ? [] : passable(about)
  const common = { emailType, ...(inReplyTo !== undefined && { inReplyTo }) }
  const keepDraft = async ({ to, cc, subject, body, attachmentIds }: Writing) => {
    const addresses = (line = '') => line.split(/[,;]/).flatMap((each) => each.trim() || [])
    const written = { to: addresses(to), cc: addresses(cc), subject, body, attachmentIds }
    try {
      await keep.mutateAsync({ body: { ...common, ...written, ...(draft && { id: draft.id }) } })
      toast.success(t('write.kept'))
      onClose()
    } catch (error) {
      toast.problem(error)
    }
  }
  return (
    <FormDialog
      title={t(`write.${emailType}`)}
      submitLabel={t('write.send')}
      width="md"
      schema={Writing}
      defaultValues={beginning(about, emailType, about ? t('write.said', saidBy(about)) : '')}
      onSubmit={async (values) => {
        await send.mutateAsync({ body: { ...common, ...values, ...(draft && { draftId: draft.id }) } })
        toast.success(t('write.sent'))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            name="to"
            type="email"
            label={t('write.to')}
            hint={t('write.toHint')}
            autoFocus={emailType !== 'REPLY'}
          />
          <TextField name="cc" type="email" label={t('write.cc')} optional />
          <TextField name="subject" label={t('write.subject')} maxLength={200} />
          <TextField
            name="body"
            label={t('write.body')}
            rows={10}
            autoFocus={emailType === 'REPLY'}
            aside={
              about !== undefined &&
              draft === undefined &&
              emailType !== 'FORWARD' && <Suggest about={about} onBasis={setBasis} />
            }
          />
          {/* What a suggestion stands on, for who is going to send it. */}
          {basis.length > 0 && (
            <Typography variant="body2" color="text.secondary" role="status">
              {basis.join(' ')}
            </Typography>
          )}
          {files.length > 0 && (
            <MultiSelectField
              name="attachmentIds"
              label={t('write.attachments')}
              optional
              options={files.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Button
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            loading={keep.isPending}
            onClick={() => void keepDraft(form.getValues())}
          >
            {t('write.keep')}
          </Button>
        </>
      )}
    </FormDialog>
  )
}
