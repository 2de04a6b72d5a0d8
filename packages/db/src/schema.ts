// SPDX-License-Identifier: AGPL-3.0-or-later
// Declares every table: a program that imports this knows the whole schema.
import './accounts/table.ts';
import './archive/table.ts';
import './backup/records.ts';
import './content/notification-table.ts';
import './content/pictures/table.ts';
import './content/marks.ts';
import './forum/table.ts';
import './legal/letters/table.ts';
import './legal/requests/table.ts';
import './moderation/table.ts';
import './news/feeds/table.ts';
import './news/table.ts';
import './petitions/signatures/table.ts';
import './petitions/table.ts';
import './site/rates.ts';
import './site/share-images/table.ts';
import './stories/table.ts';
