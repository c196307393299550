/** What a status means to its reader; the web has a colour, a shape and a contrast for each. */
export type Tone = 'draft' | 'ready' | 'referred' | 'review' | 'bound' | 'active' | 'payment' | 'ended' | 'refused'
