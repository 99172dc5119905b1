import './index.js?player';
