import './index.js?rehearse';
