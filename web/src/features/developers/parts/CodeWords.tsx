import { Fragment } from 'react'

/** A sentence of the API's document, in which names stand between backticks: they are drawn as what they are. */
export const CodeWords = ({ children = '' }: { children?: string | undefined }) =>
  children.split('`').map((part, index) =>
    // The same words may stand in a sentence twice, and none of them moves.
    index % 2 === 0 ? <Fragment key={`${index}`}>{part}</Fragment> : <code key={`${index}`}>{part}</code>,
  )
