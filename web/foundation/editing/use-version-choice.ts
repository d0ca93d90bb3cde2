import { useState } from 'react'

/** Which of two versions stands in the form now; one's own is set aside where it is the other's. */
export type VersionChoice<Values> = { kept: 'mine' } | { kept: 'stored'; setAside: Values }

type Versions<Values> = {
  mine: () => Values
  stored: () => Values
  /** The form goes on with these values, over what is stored. */
  goOnWith: (values: Values) => void
}

/** The choice between what was saved elsewhere and what one has written, and the way back from it. */
export function useVersionChoice<Values>({ mine, stored, goOnWith }: Versions<Values>) {
  const [choice, setChoice] = useState<VersionChoice<Values>>()
  return {
    choice,
    keepMine: () => {
      setChoice({ kept: 'mine' })
      goOnWith(mine())
    },
    takeStored: () => {
      setChoice({ kept: 'stored', setAside: structuredClone(mine()) })
      goOnWith(stored())
    },
    takeBack: (setAside: Values) => {
      setChoice({ kept: 'mine' })
      goOnWith(setAside)
    },
  }
}
