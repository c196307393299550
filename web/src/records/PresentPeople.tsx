import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { notePolicyPresence } from '#shared/contracts/policy/presence.ts'
import { noteQuotePresence } from '#shared/contracts/quote/presence.ts'
import { presence } from '#shared/domain/identity/presence.ts'
import type { PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useFormIsOpen } from '#web/dialogs/openForms.ts'
import { region } from '#web/i18n/region.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'

interface Person {
  readonly userId: string
  readonly name: string
  readonly editing: boolean
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()

const inWords = new Intl.ListFormat(region.locale, { type: 'conjunction' })

/** Names are said of so many; of more it is said how many there are. */
const mostNamed = 3
/** Faces stand there for so many. */
const mostShown = 4

/** Who else has the record open, and who of them is changing it. */
const PresentPeople = ({ people }: { people: readonly Person[] }) => {
  const { t } = useTranslation('records')
  const editing = people.filter((each) => each.editing)
  const told = editing.length > 0 ? editing : people
  const are = { count: told.length, names: inWords.format(told.map(({ name }) => name)) }
  const sentence =
    told.length > mostNamed
      ? t(editing.length > 0 ? 'present.manyEditing' : 'present.manyLooking', are)
      : t(editing.length > 0 ? 'present.editing' : 'present.looking', are)
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minWidth: 0, '&:empty': { display: 'none' } }}
    >
      {people.length > 0 && (
        <>
          <Box aria-hidden sx={{ display: 'flex', '& > * + *': { ml: -0.75 } }}>
            {people.slice(0, mostShown).map(({ userId, name }) => (
              <PersonAvatar key={userId} initials={initialsOf(name)} email="" size={26} />
            ))}
          </Box>
          <Typography
            variant="body2"
            sx={{ overflowWrap: 'anywhere', color: editing.length > 0 ? 'warning.dark' : 'text.secondary' }}
          >
            {sentence}
          </Typography>
        </>
      )}
    </Box>
  )
}

const options = { refetchInterval: presence.everySeconds * 1000, keepPrevious: true, staleTime: 0 } as const

/** Who else has the quote open; whoever looks is told of to the others. */
export const PresentAtQuote = ({ quoteId }: { quoteId: QuoteId }) => {
  const editing = useFormIsOpen()
  const others = useOperation(noteQuotePresence, { params: { quoteId }, body: { editing } }, options)
  return <PresentPeople people={others.data?.people ?? []} />
}

/** Who else has the policy open; whoever looks is told of to the others. */
export const PresentAtPolicy = ({ policyId }: { policyId: PolicyId }) => {
  const editing = useFormIsOpen()
  const others = useOperation(notePolicyPresence, { params: { policyId }, body: { editing } }, options)
  return <PresentPeople people={others.data?.people ?? []} />
}
