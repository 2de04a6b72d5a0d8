// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import type { Language, RouteName } from '@kga/contracts/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { CallOptions } from './api.ts';
import type { EnglishMessages } from './english-messages.d.ts';
import type { StoredDrafts } from './forms/drafts.ts';
import type { ServerForm } from './forms/page-form.ts';
import type { Namespace } from './messages.ts';

/** What the server knows of a page when it prefetches the page's queries. */
export type PrefetchInput = {
  readonly client: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly options: CallOptions;
};

/** The queries of a page; the page is complete if none of them fails. */
export type Prefetched = readonly Promise<unknown>[];

/** A page of one language, which is that of its content. */
export type SitemapEntry = {
  readonly path: string;
  readonly language: Language;
  readonly changedAt?: string;
  /** The same content in other languages. */
  readonly translations?: readonly { readonly path: string; readonly language: Language }[];
};

export type SitemapSource = {
  /** Paths of the pages that exist in every language. */
  readonly paths: readonly string[];
  /** Lists the content pages of all features; rejects if one of the lists fails. */
  readonly list: (options: CallOptions) => Promise<readonly SitemapEntry[]>;
};

export type Access = 'admin' | 'moderator' | 'legalTeam';

type LazyPage<Props> = {
  /** Source path of the module that `load` imports, by which the server finds its chunks. */
  readonly module: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Namespaces of messages beside those of the shell. */
  readonly messages?: readonly Namespace[];
  /** Loads its late sections, for which a page that the server rendered need not wait. */
  readonly loadSections?: () => Promise<unknown>;
  /** Namespaces of messages that only these need. */
  readonly sectionMessages?: readonly Namespace[];
};

type AnyPage = {
  /**
   * Parameters of its query that it reads, beside `lang`; none if undefined. The server takes others away, so
   * that they make no other page.
   */
  readonly searchParams?: readonly string[];
  /** Starts the queries that the server renders the page with. */
  readonly prefetch?: (input: PrefetchInput) => Promise<Prefetched>;
  /** Loads the forms of the page that the server carries out where no script runs. */
  readonly forms?: () => Promise<readonly ServerForm[]>;
  /** Loads what else the page needs beside its code and messages. */
  readonly preload?: (language: Language) => Promise<void>;
  /**
   * Loads the addresses of the api that it reads without a connection. They are stored for that, and so
   * are its messages in all languages and the code of its later steps.
   */
  readonly offlineReads?: () => Promise<readonly string[]>;
  /** Whether its address alone gives access to personal data: no cache stores it. */
  readonly isPrivate?: true;
  /** Of forms or of one’s own data: a read-only site shows the page of its end in its place. */
  readonly writes?: true;
  /** Paths for the sitemap; `true` for the route's own path. */
  readonly sitemap?: true | readonly string[];
  readonly navigation?: {
    readonly order: number;
    readonly label: `nav.${keyof EnglishMessages['shell']['nav']}`;
    /** Languages that show the entry; all if undefined. */
    readonly languages?: readonly Language[];
  };
};

type PublicPage = AnyPage &
  LazyPage<object> & {
    readonly access?: undefined;
    /** Shown in its place to visitors who are signed in. */
    readonly signedIn?: LazyPage<object>;
  };

/** A page for one role; everybody else gets 'not found'. */
type RestrictedPage = AnyPage & LazyPage<{ user: User }> & { readonly access: Access };

export type PageDefinition = PublicPage | RestrictedPage;

export type Feature = {
  readonly pages: { readonly [Name in RouteName]?: PageDefinition };
  /** Its section of the landing page, and of the home page of those signed in if `onHome`. */
  readonly landing?: {
    readonly messages: readonly Namespace[];
    readonly onHome: boolean;
    /** Loads what starts the queries of the section. */
    readonly prefetch: () => Promise<(input: PrefetchInput) => Prefetched>;
  };
  /** Drafts of its forms that stay in the browser, beside those of user content. */
  readonly drafts?: readonly StoredDrafts[];
  /** Lists the feature's content pages for the sitemap; rejects if the API fails. */
  readonly sitemap?: (options: CallOptions) => Promise<readonly SitemapEntry[]>;
};
