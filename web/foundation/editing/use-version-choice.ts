import { useState } from 'react'

export type VersionChoice<Values> = { kept: 'mine' } | { kept: 'stored'; setAside: Values }

type Versions<Values> = {
  mine: () => Values
  stored: () => Values
  goOnWith: (values: Values) => void
}

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
