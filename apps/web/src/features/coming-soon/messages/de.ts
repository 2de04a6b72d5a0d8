import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: 'Im Aufbau',
  back: 'Zur Petition',
  pages: {
    archive: {
      title: 'Spielearchiv',
      text: 'Ein Ort des Gedenkens an abgeschaltete Spiele: wann es sie gab, warum sie endeten und was von ihnen in Erinnerung bleibt. Hier wird man suchen, Erinnerungen hinterlassen und Spiele einreichen können.',
    },
    archiveSubmit: {
      title: 'Spiel einreichen',
      text: 'Hier lässt sich bald ein abgeschaltetes Spiel einreichen. Jede Einreichung wird geprüft, bevor sie ins Archiv kommt.',
    },
    archiveGame: {
      title: 'Gedenkseite',
      text: 'Jedes Spiel im Archiv bekommt eine eigene Seite: mit seinen Daten, dem Grund für sein Ende und den Erinnerungen derer, die es gespielt haben.',
    },
    archiveMemories: {
      title: 'Erinnerungen',
      text: 'Hier werden die Erinnerungen an ein Spiel gesammelt.',
    },
    legal: {
      title: 'Hilfe bei Rechtsfragen',
      text: 'Hilfe bei Verbraucherrechten: Beratungstermine, Dokumente zum Herunterladen und Anträge auf rechtliche Unterstützung.',
    },
    petitionDetail: {
      title: 'Regionale Petition',
      text: 'Petitionen aus rund 80 Ländern und Regionen bekommen eigene Seiten. Die europäische Initiative steht auf der Seite „Petition“.',
    },
    widgets: {
      title: 'Widgets',
      text: 'Ansichten der Petition für die eigene Website, für ganz Europa oder für ein einzelnes Land, werden hier zum Einbetten bereitstehen.',
    },
  },
};
