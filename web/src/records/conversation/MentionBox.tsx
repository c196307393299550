import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchConversationPeople } from '#shared/contracts/quote/conversation.ts'
import type { ConversationPerson } from '#shared/contracts/quote/noteRecord.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { visuallyHidden } from '#web/ui/visuallyHidden.ts'
import { type Mentioning, mentioningAt, withMention } from './mentions.ts'

type MentionBoxProps = {
  id: string
  quoteId: QuoteId
  /** Colleagues alone may be mentioned: the agency does not read it. */
  internal?: boolean | undefined
  value: string
  onChange: (text: string) => void
  /** Somebody was chosen, whose name now stands in the text. */
  onMention: (person: ConversationPerson) => void
  onBlur?: (() => void) | undefined
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  error?: boolean | undefined
  describedBy?: string | undefined
  rows: number
  autoFocus?: boolean | undefined
}

/** A text in which `@` opens the list of who may be mentioned, led by the keyboard: arrows, Enter or Tab, Escape. */
export const MentionBox = ({
  id,
  quoteId,
  internal = false,
  value,
  onChange,
  onMention,
  onBlur,
  inputRef,
  error = false,
  describedBy,
  rows,
  autoFocus = false,
}: MentionBoxProps) => {
  const { t } = useTranslation('records')
  const listId = useId()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const [mentioning, setMentioning] = useState<Mentioning>()
  const [active, setActive] = useState(0)
  const name = mentioning?.name.trim() ?? ''
  const people = useOperation(
    searchConversationPeople,
    mentioning === undefined
      ? null
      : { params: { quoteId }, query: { ...(name !== '' && { name }), ...(internal && { internal: 'true' }) } },
    { keepPrevious: true, staleTime: 60_000 },
  )
  const lower = name.toLowerCase()
  const options =
    mentioning === undefined ? [] : (people.data ?? []).filter((each) => each.name.toLowerCase().includes(lower))
  const isOpen = options.length > 0
  const chosen = isOpen ? options[Math.min(active, options.length - 1)] : undefined
  const optionId = ({ userId }: ConversationPerson) => `${listId}-${userId}`
  const look = (text: string, caret: number | null) => {
    const next = caret === null ? undefined : mentioningAt(text, caret)
    if (next?.name !== mentioning?.name) setActive(0)
    setMentioning(next)
  }
  const choose = (person: ConversationPerson) => {
    if (mentioning === undefined) return
    const next = withMention({ text: value, mentioning, whole: person.name })
    onChange(next.text)
    onMention(person)
    setMentioning(undefined)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const lead = (event: KeyboardEvent) => {
    if (chosen === undefined) return
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((last) => (last + 1) % options.length),
      ArrowUp: () => setActive((last) => (last + options.length - 1) % options.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: () => setMentioning(undefined),
    }
    const step = event.shiftKey ? undefined : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    step()
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <OutlinedInput
        id={id}
        value={value}
        multiline
        minRows={rows}
        maxRows={12}
        fullWidth
        error={error}
        autoFocus={autoFocus}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element
          if (typeof inputRef === 'function') inputRef(element)
          else if (inputRef) inputRef.current = element
        }}
        onChange={(event) => {
          onChange(event.target.value)
          look(event.target.value, event.target.selectionStart)
        }}
        onSelect={(event) => {
          const { value: text, selectionStart } = event.target as HTMLTextAreaElement
          look(text, selectionStart)
        }}
        onKeyDown={lead}
        onBlur={() => {
          setMentioning(undefined)
          onBlur?.()
        }}
        inputProps={{
          maxLength: 4000,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': chosen && optionId(chosen),
          'aria-describedby': describedBy,
          'aria-invalid': error,
        }}
      />
      <Box component="span" role="status" sx={visuallyHidden}>
        {isOpen && t('conversation.found', { count: options.length })}
      </Box>
      {isOpen && (
        <Paper
          component="ul"
          id={listId}
          role="listbox"
          aria-label={t('conversation.people')}
          elevation={6}
          sx={{
            position: 'absolute',
            top: '100%',
            insetInline: 0,
            maxWidth: 360,
            zIndex: 'modal',
            listStyle: 'none',
            m: 0,
            mt: 0.5,
            p: 0.5,
            maxHeight: 240,
            overflowY: 'auto',
          }}
        >
          {options.map((person, index) => (
            <Box
              component="li"
              key={person.userId}
              id={optionId(person)}
              role="option"
              aria-selected={person === chosen}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(index)}
              onClick={() => choose(person)}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 1,
                px: 1,
                py: 0.75,
                borderRadius: 1,
                cursor: 'pointer',
                bgcolor: person === chosen ? 'action.selected' : 'transparent',
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>
                {person.name}
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {t(`conversation.side.${person.side}`)}
              </Typography>
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  )
}
