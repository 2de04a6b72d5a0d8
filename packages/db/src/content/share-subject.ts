// SPDX-License-Identifier: AGPL-3.0-or-later

/** What an image to share shows, by the kind of the image. Each domain declares its own. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
export interface ShareSubjects {}

/** The subject of a kind of images. */
export type SubjectOf<Kind extends keyof ShareSubjects> = { kind: Kind } & ShareSubjects[Kind];

export type ShareSubject = {
  [Kind in keyof ShareSubjects]: SubjectOf<Kind>;
}[keyof ShareSubjects];
